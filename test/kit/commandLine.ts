// The options of a command: a wrong one ends the command with the reason and its usage.

export interface CommandLine {
  readonly fail: (fault: string) => never;
  /** Reads `--name` as a whole number. */
  readonly whole: (name: string, text: string, least: number, most: number) => number;
  /** Reads `--name` as one of these numbers; all of them, if it is not given. */
  readonly oneOf: <T extends number>(name: string, text: string | undefined, all: readonly T[]) => readonly T[];
}

export function commandLine(usage: string): CommandLine {
  const fail = (fault: string): never => {
    process.stderr.write(`${fault}\n\n${usage}\n`);
    process.exit(1);
  };
  return {
    fail,
    whole(name, text, least, most) {
      const number = Number(text);
      if (Number.isInteger(number) && number >= least && number <= most) return number;
      return fail(`--${name} must be a whole number from ${least} to ${most}, and is '${text}'.`);
    },
    oneOf(name, text, all) {
      const found = text === undefined ? all : all.filter((one) => String(one) === text);
      return found.length > 0 ? found : fail(`--${name} must be one of ${all.join(', ')}, and is '${text ?? ''}'.`);
    },
  };
}

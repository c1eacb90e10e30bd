// Lets promises and timers without a delay run.

export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

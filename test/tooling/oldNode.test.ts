// On a Node that is too old, `npm start` and `npm test` say so in one line and do nothing; `npm test` adds its count.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Runs the script as Node of that version would: a module that is loaded first changes `process.versions`. */
function runAs(version: string, script: string) {
  const changed = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const preload = `data:text/javascript,${encodeURIComponent(changed)}`;
  return spawnSync(process.execPath, ['--import', preload, script], { encoding: 'utf8' });
}

describe.each(['server/start.js', 'test/run.js'])('%s', (script) => {
  test.each(['12.22.12', '18.20.8', '20.18.3'])('on Node %s names the fault and what to do', (version) => {
    const { status, stdout, stderr } = runAs(version, script);
    const printed = stderr + stdout;
    expect(status).toBe(1);
    expect(printed).toContain(`Node ${version} is too old: Tiefenthal needs Node 20.19 or newer (https://nodejs.org).`);
    expect(printed.trim().split('\n').length).toBeLessThanOrEqual(2);
  });

  test('can be read by Node 12', () => {
    for (const file of [script, 'server/checkNode.js']) {
      const code = readFileSync(file, 'utf8').replaceAll(/^(\/\/|\/\*\*).*$/gm, '');
      expect(code).not.toMatch(/\?\?|\?\.|\bawait\b|\|\|=|&&=/);
      const imported = [...code.matchAll(/^import .* from '(.*)'/gm)].map(([, from]) => from!.split('/').at(-1));
      expect(imported.filter((from) => from !== 'checkNode.js')).toEqual([]);
    }
  });
});

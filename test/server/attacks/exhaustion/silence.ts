// Attack: TCP connections, without a proxy in front, that send nothing, half a request, or one upgrade and no more.
import { TCP_PER_ADDRESS } from '../../../../server/limits/limits.ts';
import { openLine, type RawLine } from '../../kit/rawLine.ts';
import { type Attack, comesTrue, faultsOf } from './attack.ts';

const BEGINNINGS = [
  '',
  'GET / HTTP/1.1\r\nHost: ',
  'GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
];

export const silence: Attack = {
  name: 'TCP connections that say nothing',
  env: { TRUST_PROXY: '0' },
  async run({ port }, strength) {
    const tried = 2 * TCP_PER_ADDRESS + 100 * strength;
    const lines: RawLine[] = [];
    for (let i = 0; i < tried; i++) {
      const line = await openLine(port);
      line.socket.resume();
      const beginning = BEGINNINGS[i % BEGINNINGS.length] ?? '';
      if (beginning !== '') await line.send(beginning);
      lines.push(line);
    }
    const open = (): number => lines.filter((line) => line.isOpen()).length;
    await comesTrue(() => open() <= TCP_PER_ADDRESS);
    const most = open();
    const isOver = await comesTrue(() => open() === 0, 30_000);
    return {
      did: `${tried} connections, ${most} kept at once`,
      faults: [
        ...faultsOf([most, TCP_PER_ADDRESS, 'connections of one address']),
        ...(isOver ? [] : [`${open()} connections are kept for ever`]),
      ],
    };
  },
};

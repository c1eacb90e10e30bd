// boardgame.io's Client at an online table: `Client({ …, multiplayer: (options) => new OnlineTransport(options, table, listener) })`.
// The server speaks in differences; boardgame.io is handed whole states, put together here.
import { Transport } from 'boardgame.io/internal';
import type { Ctx, LogEntry as ClientLogEntry, State, SyncInfo } from 'boardgame.io';
import type { ChatFrame, LogEntry, MatchInfo, Refusal, SyncFrame, View } from '../../server/wire.ts';
import { createLobby } from './lobby.ts';
import { openTable, type Said, type TableConnection, type TableListener, type TableOptions } from './table.ts';

type TransportOptions = ConstructorParameters<typeof Transport>[0];
type Metadata = SyncInfo['filteredMetadata'];

export interface OnlineListener extends TableListener {
  /** A move that was not made, and why. */
  readonly refused?: (verb: string, args: readonly unknown[], refusal: Refusal) => void;
}

const stateOf = (view: View, version: number): State => {
  const ctx: unknown = view.ctx;
  return { G: view.G, ctx: ctx as Ctx, plugins: {}, _undo: [], _redo: [], _stateID: version, deltalog: [] };
};

const logOf = (entries: readonly LogEntry[]): ClientLogEntry[] =>
  entries.map(({ n, seat, verb, args, phase, turn, events }) => ({
    action: { type: 'MAKE_MOVE', payload: { type: verb, args, playerID: String(seat) } },
    _stateID: n,
    turn,
    phase: phase ?? '',
    metadata: events,
  }));

const metadataOf = ({ seats }: MatchInfo): Metadata =>
  seats.flatMap((seat, id) => (seat === null ? [] : [{ id, name: seat.name, isConnected: seat.online }]));

export class OnlineTransport extends Transport {
  #table: TableConnection | null = null;
  readonly #tableOptions: TableOptions;
  readonly #listener: OnlineListener;
  /** What was heard is passed on in order, also while the beginning of the log is being fetched. */
  #passing: Promise<void> = Promise.resolve();

  constructor(options: TransportOptions, tableOptions: TableOptions, listener: OnlineListener) {
    super({ ...options, matchID: options.matchID ?? 'default' });
    this.#tableOptions = tableOptions;
    this.#listener = listener;
  }

  #pass(tell: () => void | Promise<void>): void {
    this.#passing = this.#passing.then(tell);
  }

  connect(): void {
    const listener = this.#listener;
    this.#table = openTable(this.#tableOptions, {
      ...listener,
      status: (status, refusal) =>
        this.#pass(() => {
          this.setConnectionStatus(status === 'open');
          listener.status?.(status, refusal);
        }),
      sync: (frame) =>
        this.#pass(async () => {
          await this.#onSync(frame);
          listener.sync?.(frame);
        }),
      step: (view, version, entries) =>
        this.#pass(() => {
          this.notifyClient({ type: 'update', args: [this.matchID, stateOf(view, version), logOf(entries)] });
          listener.step?.(view, version, entries);
        }),
      match: (match) =>
        this.#pass(() => {
          this.notifyClient({ type: 'matchData', args: [this.matchID, metadataOf(match)] });
          listener.match?.(match);
        }),
    });
  }

  /** A sync brings the end of the log; boardgame.io is given all of it. */
  async #wholeLog(end: readonly LogEntry[]): Promise<readonly LogEntry[]> {
    const { url = '', match, invite, key } = this.#tableOptions;
    const first = end[0]?.n ?? 0;
    const lobby = createLobby(url);
    const log: LogEntry[] = [];
    while (log.length < first) {
      const page = await lobby.log(match, log.length, Math.min(500, first - log.length), invite, key).catch(() => []);
      if (page.length === 0) break;
      log.push(...page);
    }
    return [...log, ...end];
  }

  async #onSync({ view, version, log, match }: SyncFrame): Promise<void> {
    // Before the game begins there is nothing boardgame.io could show.
    if (view === null) return;
    const state = stateOf(view, version);
    const whole = logOf(await this.#wholeLog(log));
    const sync: SyncInfo = { state, log: whole, filteredMetadata: metadataOf(match), initialState: state };
    this.notifyClient({ type: 'sync', args: [this.matchID, sync] });
  }

  disconnect(): void {
    this.#table?.close();
    this.#table = null;
  }

  sendAction(_state: State, action: Parameters<Transport['sendAction']>[1]): void {
    // Moves are all there is: the server takes no events, no undo, no states from clients.
    if (action.type !== 'MAKE_MOVE') return;
    const { type: verb, args } = action.payload as { type: string; args?: readonly unknown[] };
    void this.#table?.move(verb, args ?? []).then((refusal) => {
      if (refusal !== null) this.#listener.refused?.(verb, args ?? [], refusal);
    });
  }

  requestSync(): void {
    this.#table?.resync();
  }

  say(frame: ChatFrame): Promise<Said> {
    return this.#table?.say(frame) ?? Promise.resolve({ code: 'unreachable' });
  }

  sendChatMessage(_matchID: string, message: { payload: unknown }): void {
    void this.say({ text: String(message.payload) });
  }

  updateMatchID(): void {
    this.requestSync();
  }
  updatePlayerID(): void {
    this.requestSync();
  }
  updateCredentials(): void {
    this.requestSync();
  }
}

// The transport of boardgame.io's Client in an online match:
// `Client({ …, multiplayer: (options) => new OnlineTransport(options, socketOptions, listener) })`.
// matchSocket.ts has merged the server's differences into whole views; here they become the states that boardgame.io needs,
// with the whole log.
import { Transport } from 'boardgame.io/internal';
import type { Ctx, State, SyncInfo } from 'boardgame.io';
import type { LoggedMove, MatchInfo, SeatView } from '../../server/wire/match.ts';
import type { ChatFrame, SyncFrame } from '../../server/wire/frames.ts';
import { actionEntries, moveOf } from './actions.ts';
import { createLobby } from './lobby.ts';
import type { ConnectionStatus } from './socketConnection.ts';
import { openMatchSocket, type MatchSocket, type MatchSocketListener, type MatchSocketOptions } from './matchSocket.ts';
import type { SendAnswer } from './pendingLines.ts';
import type { MoveAnswer } from './pendingMoves.ts';

type TransportOptions = ConstructorParameters<typeof Transport>[0];
type Metadata = SyncInfo['filteredMetadata'];

/** The most entries of the log that the server sends at once. */
const LOG_PAGE = 500;

export interface OnlineListener extends MatchSocketListener {
  /** The outcome of a move; called after the update that contains it. */
  readonly answered?: (answer: MoveAnswer) => void;
}

const stateOf = (view: SeatView, version: number): State => {
  const ctx: unknown = view.ctx;
  return { G: view.G, ctx: ctx as Ctx, plugins: {}, _undo: [], _redo: [], _stateID: version, deltalog: [] };
};

const metadataOf = ({ players }: MatchInfo): Metadata => players.map((player) => ({ ...player }));

export class OnlineTransport extends Transport {
  #socket: MatchSocket | null = null;
  readonly #socketOptions: MatchSocketOptions;
  readonly #listener: OnlineListener;
  /** Frames are passed on in order, also while the beginning of the log is being fetched. */
  #passing: Promise<void> = Promise.resolve();
  #status: ConnectionStatus = 'connecting';
  /** The known log, from the first move on. */
  #log: readonly LoggedMove[] = [];
  /** Abandons the fetch for a sync that a later sync replaces: on a dead connection the fetch would never end. */
  #supersede: () => void = () => undefined;

  constructor(options: TransportOptions, socketOptions: MatchSocketOptions, listener: OnlineListener) {
    super({ ...options, matchID: options.matchID ?? 'default' });
    this.#socketOptions = socketOptions;
    this.#listener = listener;
  }

  #pass(tell: () => void | Promise<void>): void {
    this.#passing = this.#passing.then(tell);
  }

  connect(): void {
    const listener = this.#listener;
    this.#socket = openMatchSocket(this.#socketOptions, {
      ...listener,
      status: (status, refusal) => {
        this.#status = status;
        const tell = (): void => {
          if (this.#status !== status) return;
          this.setConnectionStatus(status === 'open');
          listener.status?.(status, refusal);
        };
        // Listeners hear of a restored connection once the table is shown; of a lost one at once.
        if (status === 'open') this.#pass(tell);
        else tell();
      },
      sync: (frame) => {
        this.#supersede();
        const superseded = new Promise<null>((resolve) => (this.#supersede = () => resolve(null)));
        this.#pass(async () => {
          if (await this.#onSync(frame, superseded)) listener.sync?.(frame);
        });
      },
      step: (view, version, entries) =>
        this.#pass(() => {
          this.#log = [...this.#log, ...entries];
          this.notifyClient({ type: 'update', args: [this.matchID, stateOf(view, version), actionEntries(entries)] });
          listener.step?.(view, version, entries);
        }),
      match: (match) =>
        this.#pass(() => {
          this.notifyClient({ type: 'matchData', args: [this.matchID, metadataOf(match)] });
          listener.match?.(match);
        }),
    });
  }

  /** A sync contains only the end of the log; boardgame.io needs all of it. */
  async #wholeLog(end: readonly LoggedMove[]): Promise<readonly LoggedMove[]> {
    const { url = '', match, key } = this.#socketOptions;
    const first = end[0]?.n ?? 0;
    const lobby = createLobby(url);
    // A fetch that failed leaves a gap: entries after it are not at their own index, and are fetched again.
    const log = this.#log.slice(0, first).filter(({ n }, index) => n === index);
    while (log.length < first) {
      const limit = Math.min(LOG_PAGE, first - log.length);
      const page = await lobby.log(match, log.length, limit, key).catch(() => []);
      if (page.length === 0) break;
      log.push(...page);
    }
    return [...log, ...end];
  }

  /** False if a later sync has replaced this one. */
  async #onSync({ view, version, log, match }: SyncFrame, superseded: Promise<null>): Promise<boolean> {
    // Before the game begins there is no state.
    if (view === null) return true;
    const state = stateOf(view, version);
    const whole = await Promise.race([this.#wholeLog(log), superseded]);
    if (whole === null) return false;
    this.#log = whole;
    const sync: SyncInfo = {
      state,
      log: actionEntries(whole),
      filteredMetadata: metadataOf(match),
      initialState: state,
    };
    // Told before the sync: a listener may answer that with a move at once, which is refused without a connection.
    if (this.#status === 'open') this.setConnectionStatus(true);
    this.notifyClient({ type: 'sync', args: [this.matchID, sync] });
    return true;
  }

  disconnect(): void {
    this.#socket?.close();
    this.#socket = null;
  }

  sendAction(_state: State, action: Parameters<Transport['sendAction']>[1]): void {
    // The server takes only moves: no events, no undo, no states from clients.
    const move = moveOf(action);
    if (move === null) return;
    void this.#socket?.move(move).then((answer) => this.#pass(() => this.#listener.answered?.(answer)));
  }

  callOff(): void {
    this.#socket?.callOff();
  }

  requestSync(): void {
    this.#socket?.resync();
  }

  say(frame: ChatFrame): Promise<SendAnswer> {
    return this.#socket?.say(frame) ?? Promise.resolve({ code: 'unreachable' });
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

// The flow of a table: shows updates as they come, tells what a move brought, and goes on without the player: hands the
// screen to the seat that is waited for, and answers a question that has one answer only.
import type { Event, Move, Seat, View } from '../../game/index.ts';
import { ownNews } from '../model/ownNews.ts';
import { onlyAnswerTo } from '../model/serving.ts';
import type { TableModel } from '../model/tableModel.ts';
import type { Words } from '../words/index.ts';
import { isAnswerable } from './confirmations.ts';
import { MoveSender } from './moveSender.ts';
import { PassAndPlay } from './passAndPlay.ts';
import type { RecordedConnection } from './playback.ts';
import type { SeatClient } from './seatClient.ts';
import { ShownTable } from './shownTable.ts';
import type { SessionOptions, SessionSettings } from './types.ts';

const isPageHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

const phaseOf = (view: View | undefined): string => (view === undefined ? '' : `${view.round} ${view.phase}`);

export class TableFlow {
  readonly clients: PassAndPlay;
  readonly table: ShownTable;
  readonly moves: MoveSender;
  readonly #words: () => Words;
  readonly #isHidden: () => boolean;
  readonly #onChange: () => void;
  #settings: SessionSettings;
  /** The evening and phase in which the player has taken something back. */
  #undoneIn = '';

  constructor(options: SessionOptions, playback: RecordedConnection | null, onChange: () => void) {
    const { connections, people, words, settings, past = [], isHidden = isPageHidden } = options;
    this.#words = words;
    this.#isHidden = isHidden;
    this.#onChange = onChange;
    this.#settings = settings;
    const focus = connections[0]?.seat ?? 0;
    this.table = new ShownTable(
      { focus, people, past, playback },
      {
        words,
        client: () => this.client,
        settings: () => this.#settings,
        isAnimated: () => this.#isAnimated,
        onPresent: (model) => this.#onPresent(model),
        asks: (model) => this.#onlyAnswerTo(model) === null,
        onChange,
        onIdle: () => this.#onIdle(),
      },
    );
    this.moves = new MoveSender({
      words,
      client: () => this.client,
      confirmsFinalMoves: () => this.#settings.confirmations,
      hurry: () => this.table.hurry(),
      onSending: () => this.table.letGo(),
      onMade: () => this.table.refresh(),
      onChange,
    });
    playback?.attach({
      speed: () => this.#settings.speed,
      isAnimating: () => this.table.isAnimating,
      hurry: () => this.table.hurry(),
      settled: () => this.table.settled(),
      onChange,
    });
    this.clients = new PassAndPlay(connections, (client, before, events) => {
      if (this.client === client) this.#onUpdate(client, before, events);
      // The update may tell that another seat of this screen is waited for.
      else if (!this.table.isAnimating) this.#onIdle();
    });
  }

  /** Shows the first table; the opening of a new game waits for a stage if one is to come. */
  begin(awaitsStage: boolean): void {
    if (!(awaitsStage && this.#isAnimated && this.table.beginAnew())) this.table.restart();
  }

  /** The client of the seat that has the screen. */
  get client(): SeatClient {
    return this.clients.current;
  }

  /** The seat that the screen is to be handed to, behind a curtain; null while the current one keeps it. */
  get handTo(): Seat | null {
    return this.table.isAnimating || !this.clients.isSecret ? null : this.clients.next;
  }

  configure(settings: SessionSettings): void {
    this.#settings = settings;
    this.table.configure();
  }

  undo(): Promise<void> {
    this.#undoneIn = phaseOf(this.client.update?.view);
    return this.moves.undo();
  }

  switchTo(seat: Seat): void {
    const client = this.clients.clientOf(seat);
    if (client === undefined || client === this.client) return;
    this.table.clear();
    this.clients.current = client;
    this.moves.clear();
    this.table.selection.restart(seat);
    this.table.restart();
  }

  close(): void {
    this.table.close();
    this.clients.close();
  }

  get #isAnimated(): boolean {
    return this.#settings.speed !== 0 && !this.#isHidden();
  }

  #onUpdate({ update }: SeatClient, before: View | null, events: readonly Event[]): void {
    if (update === null) return;
    if (before !== null && before !== update.view) this.#tellNews(events, before, update.view);
    this.table.update(update, before, events);
  }

  #tellNews(events: readonly Event[], before: View, after: View): void {
    const me = this.client.seat;
    const news = ownNews(events, before, me);
    const viewpoint = { view: after, me, people: this.table.people };
    if (news.length > 0) this.moves.tell(news.map((event) => this.#words().event(event, viewpoint)).join(' '));
  }

  #onPresent({ view, me }: TableModel): void {
    const { question } = this.moves;
    if (question !== null && !isAnswerable(question, view, me)) this.moves.question = null;
  }

  /** Gives the screen to the seat that is waited for, or gives the only possible answer for it. */
  #onIdle(): void {
    const { next, isSecret } = this.clients;
    const { model } = this.table;
    const answer = model === null ? null : this.#onlyAnswerTo(model);
    if (next !== null && !isSecret) this.switchTo(next);
    else if (answer === null) this.#onChange();
    else void this.moves.make(answer, { isConfirmed: true, hurries: false });
  }

  /** The only answer there is, if the table is to give it and the player has taken nothing back in this phase. */
  #onlyAnswerTo(model: TableModel): Move | null {
    return this.#settings.makesForcedMoves && this.#undoneIn !== phaseOf(model.view) ? onlyAnswerTo(model) : null;
  }
}

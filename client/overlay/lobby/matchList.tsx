// The lobby's list of matches: its filters, its pages, and its rows, kept up to date.
import { useState } from 'preact/hooks';
import { MODULES } from '../../../game/data/index.ts';
import { LONGEST } from '../../../server/wire/constants.ts';
import type { ListFilter } from '../../net/lobby.ts';
import { Button } from '../parts/button.tsx';
import { OneOf } from '../parts/fields.tsx';
import { Icon } from '../parts/icon.tsx';
import { hrefOf } from '../route.ts';
import { useText } from '../services.ts';
import { MatchRow } from './matchRow.tsx';
import { RefusalNote } from '../parts/request.tsx';
import { PLAYER_COUNTS } from '../match/matchInfo.ts';
import { useMatchList } from './useMatchList.ts';

type Kind = 'open' | 'playing' | 'over';

const KINDS: Readonly<Record<Kind, ListFilter>> = {
  open: { status: 'waiting', open: true },
  playing: { status: 'playing' },
  over: { status: 'over' },
};
const PAGE_SIZE = 8;
const ANY = '';

interface NumberFilterProps {
  label: string;
  any: string;
  values: readonly number[];
  nameOf: (value: number) => string;
  value: number | null;
  onChange: (value: number | null) => void;
}

const NumberFilter = ({ label, any, values, nameOf, value, onChange }: NumberFilterProps) => (
  <select
    class="select"
    aria-label={label}
    value={value === null ? ANY : String(value)}
    onChange={({ currentTarget }) => onChange(currentTarget.value === ANY ? null : Number(currentTarget.value))}
  >
    <option value={ANY}>{any}</option>
    {values.map((one) => (
      <option key={one} value={String(one)}>
        {nameOf(one)}
      </option>
    ))}
  </select>
);

export function MatchList() {
  const { home, online } = useText();
  const { find, quick } = online;
  const [kind, setKind] = useState<Kind>('open');
  const [players, setPlayers] = useState<number | null>(null);
  const [modules, setModules] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  /** The `from` of each page after the first, up to the one that is shown. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const from = pages.at(-1);
  const { matches, more, fault, isLoaded } = useMatchList({
    ...KINDS[kind],
    ...(players === null ? {} : { players }),
    ...(modules === null ? {} : { modules }),
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(from === undefined ? {} : { from }),
    limit: PAGE_SIZE,
  });
  /** Lets a filter's setter go back to the first page. */
  const fromFirstPage =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      setPages([]);
      set(value);
    };
  return (
    <section class="board panel stack" aria-label={find.list}>
      <div class="row spread">
        <h2>{find.list}</h2>
        <a class="button" href={hrefOf({ page: 'create' })}>
          <Icon name="person" />
          {find.openOwn}
        </a>
      </div>
      <div class="row filters">
        <OneOf
          name={find.show}
          value={kind}
          options={(['open', 'playing', 'over'] as const).map((value) => ({ value, face: find[value] }))}
          onChange={fromFirstPage(setKind)}
        />
        <NumberFilter
          label={find.players}
          any={find.anySeats}
          values={PLAYER_COUNTS}
          nameOf={quick.playersAre}
          value={players}
          onChange={fromFirstPage(setPlayers)}
        />
        <NumberFilter
          label={find.modules}
          any={find.anyModules}
          values={MODULES}
          nameOf={home.moduleName}
          value={modules}
          onChange={fromFirstPage(setModules)}
        />
        <input
          class="input grow"
          type="search"
          aria-label={find.search}
          placeholder={find.search}
          maxLength={LONGEST.search}
          value={search}
          onInput={({ currentTarget }) => fromFirstPage(setSearch)(currentTarget.value)}
        />
      </div>
      <RefusalNote fault={fault} />
      <p class="unseen" role="status">
        {isLoaded && find.found(matches.length)}
      </p>
      {isLoaded && fault === null && matches.length === 0 ? (
        <p class="soft">
          {find.none} {find.noneText}
        </p>
      ) : (
        <ul class="matches" aria-busy={!isLoaded}>
          {matches.map((match) => (
            <MatchRow key={match.matchID} match={match} />
          ))}
        </ul>
      )}
      {(more !== null || pages.length > 0) && (
        <div class="row spread">
          <Button
            size="small"
            reason={pages.length > 0 ? null : find.isFirstPage}
            onPress={() => setPages(pages.slice(0, -1))}
          >
            {find.newer}
          </Button>
          <Button
            size="small"
            reason={more === null ? find.isLastPage : null}
            onPress={() => {
              if (more !== null) setPages([...pages, more]);
            }}
          >
            {find.older}
          </Button>
        </div>
      )}
    </section>
  );
}

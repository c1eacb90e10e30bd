// The page for a new match: the host's name, the title, seats, bots, who may join, modules, turn limit, coach and chat.
import { useState } from 'preact/hooks';
import '../../styles/online.css';
import { BOT_LEVELS } from '../../../game/bots/index.ts';
import type { Modules } from '../../../game/data/index.ts';
import { LONGEST } from '../../../server/wire/constants.ts';
import { knownLevel, recallOptions, rememberOptions } from '../gameOptions.ts';
import { LevelField } from '../parts/levelField.tsx';
import { ModuleField } from '../parts/moduleField.tsx';
import { Button } from '../parts/button.tsx';
import { OneOf, Switch, TextField } from '../parts/fields.tsx';
import { NoNetwork } from '../parts/noNetwork.tsx';
import { Page } from '../parts/page.tsx';
import { useText } from '../services.ts';
import { NameField, useNameCheck, useOwnName } from '../parts/nameField.tsx';
import { RefusalNote } from '../parts/request.tsx';
import { useSitDown } from '../match/useSitDown.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../match/matchInfo.ts';

const NO_LIMIT = 0;
/** The turn limits, in seconds. */
const LIMITS = [NO_LIMIT, 30, 60, 120, 300, 3600, 86_400] as const;

/** Removes invisible characters, which come along when a title is pasted and would be refused. */
const visible = (title: string): string => title.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();

export function CreatePage() {
  const { online } = useText();
  const { create, quick } = online;
  const [name, setName] = useOwnName();
  const [title, setTitle] = useState('');
  const [players, setPlayers] = useState<PlayerCount>(2);
  const [modules, setModules] = useState<Modules>(() => recallOptions().modules);
  const [access, setAccess] = useState<'public' | 'private'>('private');
  const [wantedBots, setWantedBots] = useState(0);
  const [level, setLevel] = useState(() => knownLevel(BOT_LEVELS, recallOptions().level));
  const [limit, setLimit] = useState<(typeof LIMITS)[number]>(NO_LIMIT);
  const [spectatorChat, setSpectatorChat] = useState(false);
  const [coach, setCoach] = useState(false);
  const { busy, fault, sitDown } = useSitDown();
  const nameCheck = useNameCheck(name, { busy, fault });
  const bots = Math.min(wantedBots, players - 1);
  const wish = () => ({
    name: name.trim(),
    title: visible(title),
    players,
    modules,
    public: access === 'public',
    bots: Array.from({ length: bots }, () => level),
    turnSeconds: limit === NO_LIMIT ? null : limit,
    spectatorChat,
    coach,
  });
  const open = () =>
    nameCheck.requireName(() => {
      rememberOptions({ ...recallOptions(), modules, level });
      sitDown((lobby, seal) => lobby.create({ ...wish(), seal }));
    });
  return (
    <Page title={create.heading} className="wide">
      <NoNetwork />
      <form
        class="board settings twoColumns"
        onSubmit={(event) => {
          event.preventDefault();
          open();
        }}
        // Browsers do not submit a form with two text fields on Enter when it has no submit button.
        onKeyDown={({ key, isComposing, target }) => {
          if (key === 'Enter' && !isComposing && target instanceof HTMLInputElement && target.type === 'text') open();
        }}
      >
        <NameField name={name} check={nameCheck} onChange={setName} />
        <TextField name={create.title} value={title} longest={LONGEST.title} autocomplete="off" onChange={setTitle} />
        <OneOf
          name={create.players}
          value={players}
          options={PLAYER_COUNTS.map((value) => ({ value, face: value, label: quick.playersAre(value) }))}
          onChange={setPlayers}
        />
        <div class="stack">
          <OneOf
            name={create.bots}
            value={bots}
            options={Array.from({ length: players }, (_, value) => ({
              value,
              face: value,
              label: create.botsAre(value),
            }))}
            onChange={setWantedBots}
          />
          {bots > 0 && <LevelField value={level} onChange={setLevel} />}
        </div>
        <OneOf
          name={create.access}
          value={access}
          options={(['private', 'public'] as const).map((value) => ({ value, face: create.accesses[value] }))}
          onChange={setAccess}
        />
        <ModuleField value={modules} onChange={setModules} />
        <OneOf
          name={create.turn}
          value={limit}
          options={LIMITS.map((value) => ({
            value,
            face: value === NO_LIMIT ? create.noLimit : online.span(value),
          }))}
          onChange={setLimit}
        />
        <Switch name={create.coach} on={coach} onChange={setCoach} />
        <Switch name={create.spectators} on={spectatorChat} onChange={setSpectatorChat} />
        <div class="stack whole">
          <RefusalNote fault={nameCheck.otherFault} />
          <Button kind="main" size="large" icon="play" reason={busy ? online.busy : null} onPress={open}>
            {create.go}
          </Button>
        </div>
      </form>
    </Page>
  );
}

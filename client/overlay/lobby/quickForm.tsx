// The form for a quick match, which brings together people who want the same modules and the same number of players;
// the number can be left open.
import { useState } from 'preact/hooks';
import type { Modules } from '../../../game/data/index.ts';
import { QUICK_CLOCK } from '../../../server/wire/constants.ts';
import { ModuleField } from '../parts/moduleField.tsx';
import { Button } from '../parts/button.tsx';
import { OneOf } from '../parts/fields.tsx';
import { useText } from '../services.ts';
import { NameField, useNameCheck } from '../parts/nameField.tsx';
import { RefusalNote } from '../parts/request.tsx';
import { useSitDown } from '../match/useSitDown.ts';
import { PLAYER_COUNTS, type PlayerCount } from '../match/matchInfo.ts';

interface QuickFormProps {
  name: string;
  modules: Modules;
  /** False where another button is the main one. */
  isMain?: boolean;
  onName: (name: string) => void;
  onModules: (modules: Modules) => void;
}

const ANY = 0;

export function QuickForm({ name, modules, isMain = true, onName, onModules }: QuickFormProps) {
  const { online } = useText();
  const { quick } = online;
  const { busy, fault, sitDown } = useSitDown();
  const [players, setPlayers] = useState<typeof ANY | PlayerCount>(ANY);
  const nameCheck = useNameCheck(name, { busy, fault });
  const wish = { name: name.trim(), modules, ...(players === ANY ? {} : { players }) };
  const askForSeat = () => nameCheck.requireName(() => sitDown((lobby, seal) => lobby.quick({ ...wish, seal })));
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        askForSeat();
      }}
    >
      <NameField name={name} check={nameCheck} onChange={onName} />
      <OneOf
        name={quick.players}
        value={players}
        options={[
          { value: ANY, face: quick.any },
          ...PLAYER_COUNTS.map((value) => ({ value, face: value, label: quick.playersAre(value) })),
        ]}
        onChange={setPlayers}
      />
      <ModuleField value={modules} onChange={onModules} />
      <Button
        kind={isMain ? 'main' : undefined}
        size={isMain ? 'large' : undefined}
        icon="play"
        className="wide"
        reason={busy ? online.busy : null}
        onPress={askForSeat}
      >
        {quick.go}
      </Button>
      <p class="soft small">{quick.clock(QUICK_CLOCK.turnSeconds, QUICK_CLOCK.reserveSeconds)}</p>
      <RefusalNote fault={nameCheck.otherFault} />
    </form>
  );
}

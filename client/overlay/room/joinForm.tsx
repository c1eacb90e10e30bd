// The form with which a visitor takes a seat in the room.
import type { MatchInfo } from '../../../server/wire/match.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { NameField, useNameCheck } from '../parts/nameField.tsx';
import { RefusalNote } from '../parts/request.tsx';
import { isOpenSeat } from '../match/matchInfo.ts';
import { useSitDown } from '../match/useSitDown.ts';

interface JoinFormProps {
  match: MatchInfo;
  name: string;
  onName: (name: string) => void;
  onJoined: () => void;
}

export function JoinForm({ match, name, onName, onJoined }: JoinFormProps) {
  const { online } = useText();
  const { room } = online;
  const { busy, fault, sitDown } = useSitDown();
  const nameCheck = useNameCheck(name, { busy, fault });
  if (!match.players.some(isOpenSeat)) return <p>{room.full}</p>;
  const join = () =>
    nameCheck.requireName(() =>
      sitDown((lobby, seal) => lobby.join(match.matchID, { name: name.trim(), seal }), onJoined),
    );
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <p>{room.joinSeat}</p>
      <NameField name={name} check={nameCheck} onChange={onName} />
      <RefusalNote fault={nameCheck.otherFault} />
      <Button kind="main" size="large" icon="play" reason={busy ? online.busy : null} onPress={join}>
        {room.join}
      </Button>
    </form>
  );
}

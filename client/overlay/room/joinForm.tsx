// Taking a seat in a room that one has come to look at.
import type { MatchInfo } from '../../../server/wire.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { NameField, useNamed } from '../parts/nameField.tsx';
import { RefusedNote } from '../parts/refusalNote.tsx';
import { useSitDown } from '../match/useSitDown.ts';

interface RoomJoinProps {
  match: MatchInfo;
  invite: string | null;
  name: string;
  onName: (name: string) => void;
  onJoined: () => void;
}

export function RoomJoin({ match, invite, name, onName, onJoined }: RoomJoinProps) {
  const { online } = useText();
  const { room } = online;
  const { busy, fault, sitDown } = useSitDown();
  const named = useNamed(name, { busy, fault });
  if (!match.seats.includes(null)) return <p>{room.full}</p>;
  const join = () => {
    const wish = { name: name.trim(), ...(invite === null ? {} : { invite }) };
    named.asNamed(() => sitDown((lobby, seal) => lobby.join(match.id, { ...wish, seal }), onJoined));
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <p>{room.joinSeat}</p>
      <NameField name={name} named={named} onChange={onName} />
      <RefusedNote fault={named.otherFault} />
      <Button kind="main" size="large" icon="play" reason={busy ? online.busy : null} onPress={join}>
        {room.join}
      </Button>
    </form>
  );
}

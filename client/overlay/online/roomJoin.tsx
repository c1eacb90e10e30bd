// Taking a seat in a room that one has come to look at.
import type { MatchInfo } from '../../../server/wire.ts';
import { Button } from '../parts/button.tsx';
import { useText } from '../services.ts';
import { NameField, useNamed } from './nameField.tsx';
import { RefusedNote } from './refusedNote.tsx';
import { useSitDown } from './sitDown.ts';

interface RoomJoinProps {
  match: MatchInfo;
  invite: string | null;
  name: string;
  onName: (name: string) => void;
  onJoined: () => void;
}

export function RoomJoin({ match, invite, name, onName, onJoined }: RoomJoinProps) {
  const { room } = useText().online;
  const { busy, fault, sitDown } = useSitDown();
  const { field, reason, asNamed } = useNamed(name, busy);
  if (!match.seats.includes(null)) return <p>{room.full}</p>;
  const join = () => {
    const wish = { name: name.trim(), ...(invite === null ? {} : { invite }) };
    sitDown((lobby) => lobby.join(match.id, wish), onJoined);
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        asNamed(join);
      }}
    >
      <p>{room.joinSeat}</p>
      <NameField name={name} field={field} onChange={onName} />
      <RefusedNote fault={fault} />
      <Button kind="main" size="large" icon="play" reason={reason} onPress={() => asNamed(join)}>
        {room.join}
      </Button>
    </form>
  );
}

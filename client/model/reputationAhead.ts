// The spaces of the reputation track that the player's marker would come to next, in their order.
import { reputationTrack, type ReputationSpace } from '../../game/index.ts';
import type { TableModel } from './tableModel.ts';

export function reputationAhead({ view, me }: Pick<TableModel, 'view' | 'me'>, steps: number): ReputationSpace[] {
  const player = me === null ? undefined : view.players[me];
  const track = reputationTrack(view.modules);
  if (player === undefined) return [];
  return Array.from({ length: steps }, (_, step) => track[(player.reputation + 1 + step) % track.length]).filter(
    (space) => space !== undefined,
  );
}

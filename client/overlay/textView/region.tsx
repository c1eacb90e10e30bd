// Regions of the text view: a landmark with a heading, and groups of spots in it.
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { spotKey, type Spot } from '../../model/spots.ts';
import { Roving } from '../keys/roving.tsx';
import { SpotItem } from './spotItem.tsx';

export function Region({ title, children }: { title: string; children: ComponentChildren }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  );
}

interface SpotsProps {
  title: string;
  spots: readonly Spot[];
  none?: string;
  /** True if the spots are the whole content of a region with the same title, which is not repeated. */
  isWholeRegion?: boolean;
}

export function Spots({ title, spots, none, isWholeRegion = false }: SpotsProps) {
  if (spots.length === 0 && none === undefined) return null;
  return (
    <div>
      {!isWholeRegion && <h4>{title}</h4>}
      {spots.length === 0 ? (
        <p class="soft small">{none}</p>
      ) : (
        <Roving label={title} className="items" orientation="vertical">
          {spots.map((spot) => (
            <SpotItem key={spotKey(spot)} spot={spot} />
          ))}
        </Roving>
      )}
    </div>
  );
}

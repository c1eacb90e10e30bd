// Pages keep a place for each picture before it is painted: as high for its width as the picture will be.
import { expect, test } from 'vitest';
import { artManifest } from '../../../client/art/manifest.ts';
import { largeCards } from '../../../client/art/cardPictures.ts';
import { hasProportions, proportionsOf } from '../../../client/art/proportions.ts';

const shapeOf = ({ width, height }: { readonly width: number; readonly height: number }) => (height / width).toFixed(2);

test('the place that is kept for a picture has its shape', () => {
  const pictures = [...artManifest(), ...largeCards()];
  const places = pictures.flatMap(({ key, width, height }) =>
    hasProportions(key) ? [{ key, painted: shapeOf({ width, height }), kept: shapeOf(proportionsOf(key)) }] : [],
  );
  expect(places.length).toBeGreaterThan(100);
  expect(places.filter(({ painted, kept }) => painted !== kept)).toEqual([]);
});

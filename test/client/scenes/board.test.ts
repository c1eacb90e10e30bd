// The board's pool of images: an image that was used before is taken from it as if it were new.
import { expect, test, vi } from 'vitest';
import type { Scene } from 'phaser';
import { Board } from '../../../client/scenes/board.ts';
import type { PictureBook } from '../../../client/scenes/pictureBook.ts';

test('an image that was hidden, cropped and mirrored is shown whole and unmirrored when it is taken from the pool', () => {
  const image = { setVisible: vi.fn(), setCrop: vi.fn(), setFlipX: vi.fn() };
  for (const set of Object.values(image)) set.mockReturnValue(image);
  const board = new Board({ add: { image: () => image } } as unknown as Scene, {} as PictureBook);
  board.take().setCrop(0, 0, 10, 10).setFlipX(true);
  board.give(image as unknown as ReturnType<Board['take']>);
  expect(board.take()).toBe(image);
  expect(image.setVisible).toHaveBeenLastCalledWith(true);
  expect(image.setCrop).toHaveBeenLastCalledWith();
  expect(image.setFlipX).toHaveBeenLastCalledWith(false);
});

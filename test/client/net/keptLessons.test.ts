// Lessons kept by the browser, also those that earlier versions kept: which are under way, and which were finished.
import { expect, test } from 'vitest';
import { BEGINNING } from '../../../client/model/lessons/progress.ts';
import { openKeptLessons } from '../../../client/net/keptLessons.ts';
import { fakeStorage } from '../../kit/storage.ts';

test('a lesson that was finished is under way again when it is begun anew, and stays finished', () => {
  const storage = fakeStorage();
  const lessons = openKeptLessons(storage);
  lessons.keep('reputation', { progress: BEGINNING, isUnderWay: true });
  expect(lessons.of('reputation')).toMatchObject({ isUnderWay: true, isFinished: false });
  lessons.keep('reputation', { progress: { ...BEGINNING, at: 5 }, isUnderWay: false });
  expect(lessons.of('reputation')).toMatchObject({ isUnderWay: false, isFinished: true });
  lessons.keep('reputation', { progress: BEGINNING, isUnderWay: true });
  expect(openKeptLessons(storage).of('reputation')).toEqual({
    progress: BEGINNING,
    isUnderWay: true,
    isFinished: true,
  });
});

test('what earlier versions kept can be read: it has only a number for the steps left out, and does not say what is under way', () => {
  const storage = fakeStorage();
  const kept = (isFinished: boolean) => ({
    progress: { at: 3, leftOut: 1, isShown: true, isMissed: false },
    isFinished,
  });
  storage.setItem('tiefenthal.lessons', JSON.stringify({ reputation: kept(false), guestBook: kept(true) }));
  const lessons = openKeptLessons(storage);
  expect(lessons.of('reputation')).toEqual({
    progress: { ...BEGINNING, at: 3, isShown: true },
    isUnderWay: true,
    isFinished: false,
  });
  expect(lessons.of('guestBook')).toMatchObject({ isUnderWay: false, isFinished: true });
});

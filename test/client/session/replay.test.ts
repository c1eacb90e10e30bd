// The session of a replay: steps, jumps and automatic play, with a stage.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLocalGames } from '../../../client/net/local.ts';
import { openSaves } from '../../../client/net/saves.ts';
import { createReplay, type Recording, type Session } from '../../../client/session/index.ts';
import { ENGLISH } from '../../kit/wordings.ts';
import { loadWords } from '../../../client/words/index.ts';
import { asks, savedGame } from '../../kit/savedGames.ts';
import { fakeStorage } from '../../kit/storage.ts';
import { SESSION_SETTINGS, TestStage } from '../../kit/stage.ts';

const english = await loadWords(ENGLISH);
const words = () => english;

let recording: Recording;
beforeAll(async () => {
  const saves = openSaves(fakeStorage());
  saves.keep(savedGame({ id: 'end', modules: 1 }, asks('over')));
  recording = (await createLocalGames(saves).replay('end'))!;
});

let replay: Session;
let stage: TestStage;
beforeEach(() => {
  replay = createReplay({ recording, event: 0, words, settings: SESSION_SETTINGS, isHidden: () => false });
  stage = new TestStage();
  replay.attach(stage);
});
afterEach(() => {
  replay.close();
  vi.useRealTimers();
});

const controls = () => replay.playback!;
const moment = () => replay.state.playback!.moment;
const viewAt = (index: number) => recording.moments[index]!.view;
const last = () => recording.moments.length - 1;

test('a replay opens at the moment of an event', () => {
  const eventsBefore30 = recording.moments.slice(0, 30).flatMap(({ events }) => events).length;
  const there = createReplay({ recording, event: eventsBefore30, words, settings: SESSION_SETTINGS });
  expect(there.state.playback!.moment).toBe(30);
  expect(there.state.model.view).toEqual(viewAt(30));
  there.close();
});

test('a step on is animated, a step back and a jump are not', async () => {
  controls().goTo(1);
  expect(stage.played.map(({ model }) => model.view)).toEqual([viewAt(1)]);
  stage.hurry();
  await replay.settled();
  controls().goTo(0);
  controls().goTo(40);
  expect(stage.played).toHaveLength(1);
  expect(stage.shown.at(-1)!.view).toEqual(viewAt(40));
});

test('a step on during an animation ends that one and is animated itself', async () => {
  controls().goTo(1);
  controls().goTo(2);
  expect(moment()).toBe(2);
  await vi.waitFor(() => expect(stage.played.map(({ model }) => model.view)).toEqual([viewAt(1), viewAt(2)]));
});

test('a jump during an animation ends with the table of the moment jumped to', async () => {
  controls().goTo(1);
  controls().goTo(50);
  await vi.waitFor(() => expect(stage.shown.at(-1)!.view).toEqual(viewAt(50)));
  expect(replay.state.model.view).toEqual(viewAt(50));
});

test('a jump says what has just happened at the moment jumped to, and nothing of the moments before', async () => {
  const heard: string[] = [];
  replay.subscribe(({ speech }) => heard.push(speech.text));
  const placed = recording.moments.findIndex(({ events }) => events.some(({ type }) => type === 'placed'));
  const recruited = recording.moments.findIndex(({ events }) => events.some(({ type }) => type === 'recruited'));
  controls().goTo(placed - 1);
  controls().goTo(placed);
  controls().goTo(recruited);
  await vi.waitFor(() => expect(heard.join(' ')).toMatch(/recruits? the .* joins the guests on display/), {
    timeout: 3000,
  });
  expect(heard.join(' ')).not.toMatch(/ puts? the /);
});

test('log and scores are those of the moment', () => {
  controls().goTo(last());
  const { log, history } = replay.state;
  expect(log.at(-1)!.event.type).toBe('over');
  expect(history).toHaveLength(8);
  const middle = recording.moments.findIndex(({ view }) => view.round === 4);
  controls().goTo(middle);
  expect(replay.state.history.slice(0, 3)).toEqual(history.slice(0, 3));
  expect(replay.state.history).toHaveLength(4);
  expect(replay.state.log.length).toBeLessThan(log.length);
  controls().goTo(last());
  expect(replay.state).toMatchObject({ log, history });
});

test('the tavern of the player whose turn it is is shown large', () => {
  const index = recording.moments.findIndex(({ view }) => view.turn === 1);
  controls().goTo(index);
  expect(replay.state.selection.focus).toBe(1);
});

test('a replay plays by itself to the end, waits for each animation, and can be paused', async () => {
  vi.useFakeTimers();
  controls().goTo(last() - 3);
  await vi.runAllTimersAsync();
  controls().play();
  await vi.advanceTimersByTimeAsync(1000);
  expect(moment()).toBe(last() - 2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(moment()).toBe(last() - 2);
  stage.hurry();
  controls().pause();
  await vi.advanceTimersByTimeAsync(5000);
  expect(moment()).toBe(last() - 2);
  replay.configure({ ...SESSION_SETTINGS, speed: 0 });
  controls().play();
  await vi.runAllTimersAsync();
  expect(replay.state.playback).toEqual({ moment: last(), lastMoment: last(), isRunning: false });
});

test('a replay that is paused and let run again during an animation keeps its pace', async () => {
  vi.useFakeTimers();
  controls().play();
  await vi.advanceTimersByTimeAsync(2000);
  expect(moment()).toBe(1);
  controls().pause();
  controls().play();
  stage.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(moment()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(moment()).toBe(2);
  controls().pause();
});

test('a replay that is at its end begins again when it is let run', () => {
  controls().goTo(last());
  controls().play();
  expect(replay.state.playback).toMatchObject({ moment: 0, isRunning: true });
  controls().pause();
});

test('a replay takes no moves', async () => {
  controls().goTo(30);
  const before = replay.state.model;
  replay.pick({ pick: 'die', value: 3, own: false, from: null, lifted: false });
  await replay.do({ type: 'confirm' });
  expect(replay.state.selection.held).toBeNull();
  expect(replay.state.model.view).toEqual(before.view);
});

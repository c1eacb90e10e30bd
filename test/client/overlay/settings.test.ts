// Settings as data: defaults for what is invalid, storage, other tabs, and what the stage and the stylesheets get.
import { describe, expect, test, vi } from 'vitest';
import { SETTINGS_KEY } from '../../../client/net/browserStorage.ts';
import {
  applySettings,
  DEFAULT_SETTINGS,
  openSettings,
  readSettings,
  stageSettings,
} from '../../../client/overlay/settings.ts';
import { openClient, systemReducesMotion } from '../../kit/overlay.ts';

test('switching sound off silences effects and music', () => {
  const heard = { ...DEFAULT_SETTINGS, effectsVolume: 80, musicVolume: 40 };
  expect(stageSettings(heard, false).volumes).toEqual({ effects: 0.8, music: 0.4 });
  expect(stageSettings({ ...heard, sound: false }, false).volumes).toEqual({ effects: 0, music: 0 });
});

describe('settings', () => {
  test.each([null, '', '{', '[]', '"fast"', 'null', '7'])('fall back as a whole when %j was kept', (text) => {
    expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
  });

  test('fall back one by one', () => {
    const text = JSON.stringify({ speed: 99, sound: false, textSize: 1000, tableSize: 120, contrast: 'blinding' });
    expect(readSettings(text)).toEqual({ ...DEFAULT_SETTINGS, sound: false, tableSize: 120 });
  });

  test('are kept, and found again', () => {
    localStorage.clear();
    openSettings(localStorage).set({ ...DEFAULT_SETTINGS, speed: 2, contrast: 'high' });
    expect(openSettings(localStorage).get()).toEqual({ ...DEFAULT_SETTINGS, speed: 2, contrast: 'high' });
  });

  test('follow another tab, and leave what it has stored as it is', () => {
    localStorage.clear();
    const settings = openSettings(localStorage);
    const stored = '{"language":"de","newer":1}';
    localStorage.setItem(SETTINGS_KEY, stored);
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY, newValue: stored }));
    expect(settings.get()).toEqual({ ...DEFAULT_SETTINGS, language: 'de' });
    expect(localStorage.getItem(SETTINGS_KEY)).toBe(stored);
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: '{"language":"fr"}' }));
    expect(settings.get().language).toBe('de');
  });

  test('last as long as the page when storage is forbidden', () => {
    const settings = openSettings(null);
    settings.set({ ...DEFAULT_SETTINGS, sound: false });
    expect(settings.get().sound).toBe(false);
  });

  test('reduce motion as the system says, unless they say otherwise', () => {
    expect(stageSettings(DEFAULT_SETTINGS, true).reducedMotion).toBe(true);
    expect(stageSettings({ ...DEFAULT_SETTINGS, reducedMotion: 'off' }, true).reducedMotion).toBe(false);
    expect(stageSettings({ ...DEFAULT_SETTINGS, reducedMotion: 'on' }, false).reducedMotion).toBe(true);
  });

  test('reduce motion as soon as the system asks for it', async () => {
    localStorage.clear();
    const client = openClient('#/settings');
    const motion = () => document.documentElement.dataset.motion;
    await vi.waitFor(() => expect(motion()).toBe('still'));
    systemReducesMotion.set(false);
    await vi.waitFor(() => expect(motion()).toBe('moving'));
    systemReducesMotion.set(true);
    await vi.waitFor(() => expect(motion()).toBe('still'));
    client.close();
  });

  test('are attributes and variables of the root element, for the stylesheets', () => {
    const root = document.createElement('html');
    applySettings(root, { ...DEFAULT_SETTINGS, textSize: 140, contrast: 'high' }, false);
    expect(root.dataset.contrast).toBe('high');
    expect(root.dataset.motion).toBe('moving');
    expect(root.style.getPropertyValue('--text-size')).toBe('1.4');
    expect(root.dataset['letters']).toBe('large');
  });
});

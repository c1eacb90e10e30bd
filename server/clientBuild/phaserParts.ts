// A plugin for Vite: in the built client `phaser` is the parts of Phaser that the table is drawn with, about half of it.
// Scenes can make images, tweens and timers; for anything else its factory or plugin has to be added to the list.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** Phaser's package exports only the whole, so its parts are imported by the paths of their files. */
const SOURCE = `${dirname(createRequire(import.meta.url).resolve('phaser/package.json')).replaceAll('\\', '/')}/src`;

/**
 * The renderers come first, as their `BatchHandler.js` imports `renderer/index.js`, which imports the classes that extend
 * `BatchHandler`. If the game imported `BatchHandler.js` first, these classes would be made before `BatchHandler` is.
 */
const PARTS = `
import '${SOURCE}/renderer/index.js';
import '${SOURCE}/cameras/2d/CameraManager.js';
import '${SOURCE}/events/EventEmitter.js';
import '${SOURCE}/gameobjects/DisplayList.js';
import '${SOURCE}/gameobjects/GameObjectCreator.js';
import '${SOURCE}/gameobjects/GameObjectFactory.js';
import '${SOURCE}/gameobjects/UpdateList.js';
import '${SOURCE}/gameobjects/image/ImageFactory.js';
import '${SOURCE}/scene/ScenePlugin.js';
import '${SOURCE}/time/Clock.js';
import '${SOURCE}/tweens/TweenManager.js';
import Events from '${SOURCE}/core/events/index.js';
import modes from '${SOURCE}/scale/const/SCALE_MODE_CONST.js';
import renderers from '${SOURCE}/const.js';
export { default as Game } from '${SOURCE}/core/Game.js';
export { default as Scene } from '${SOURCE}/scene/Scene.js';
export const Core = { Events };
export const Scale = modes;
export const { CANVAS, WEBGL } = renderers;
`;

/** Phaser's source asks for flags that its own build sets. Here those for drawing are true; the client plays sounds without Phaser. */
const INCLUDED = new Set(['CANVAS_RENDERER', 'WEBGL_RENDERER']);
const FLAG = /typeof (CANVAS_RENDERER|WEBGL_RENDERER|WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_CAMERA3D|PLUGIN_FBINSTANT)\b/g;

const ID = '\0phaser-parts';

export const phaserParts = (): Plugin => ({
  name: 'phaser-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId: (name) => (name === 'phaser' ? ID : null),
  load: (id) => (id === ID ? PARTS : null),
  transform: (code, id) =>
    id.startsWith(`${SOURCE}/`) ? code.replace(FLAG, (_, flag: string) => String(INCLUDED.has(flag))) : null,
});

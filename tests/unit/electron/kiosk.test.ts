import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { besideTheApp, kioskOf } from '../../../electron/main/kiosk';
import { chosenDisplay } from '../../../electron/main/window';
import { tempFolder } from '../../support/temp-folder';

function folderWith(text?: string): string {
  const folder = tempFolder();
  if (text !== undefined) writeFileSync(path.join(folder, 'kiosk.json'), text);
  return folder;
}

test('an ordinary start is no booth; the switch or a file makes one', () => {
  const empty = folderWith();
  const set = folderWith('{"idleSeconds": 30}');
  expect(kioskOf({ args: [], folders: [empty] })).toBeUndefined();
  expect(kioskOf({ args: ['--kiosk'], folders: [empty] })?.settings.idleSeconds).toBe(90);
  expect(kioskOf({ args: ['--set-pin'], folders: [empty] })?.settings.idleSeconds).toBe(90);
  expect(kioskOf({ args: [], folders: [empty, set] })?.settings.idleSeconds).toBe(30);
  expect(kioskOf({ args: ['--no-kiosk'], folders: [set] })).toBeUndefined();
});

test('a file that is no JSON or not valid runs the booth as usual and says so', () => {
  for (const text of ['{', '{"idleSeconds": "soon"}']) {
    const kiosk = kioskOf({ args: [], folders: [folderWith(text)] });
    expect(kiosk?.settings.idleSeconds).toBe(90);
    expect(kiosk?.fault).toBeTruthy();
  }
});

test('beside the app is beside what the operator copied', () => {
  expect(besideTheApp({}, '/opt/Worldmaps/worldmaps')).toBe('/opt/Worldmaps');
  expect(besideTheApp({ APPIMAGE: '/home/booth/Worldmaps.AppImage' }, '/tmp/.mount/x')).toBe('/home/booth');
  expect(besideTheApp({ PORTABLE_EXECUTABLE_DIR: 'D:\\booth' }, 'C:\\Temp\\x.exe')).toBe('D:\\booth');
});

test('displays are numbered from left to right; a number too high is the main one', () => {
  const right = { bounds: { x: 1920, y: 0, width: 1280, height: 720 } };
  const left = { bounds: { x: 0, y: 0, width: 1920, height: 1080 } };
  expect(chosenDisplay([right, left], left, 2)).toBe(right);
  expect(chosenDisplay([right, left], right, 1)).toBe(left);
  expect(chosenDisplay([right, left], left, 9)).toBe(left);
  expect(chosenDisplay([right, left], right, 'primary')).toBe(right);
});

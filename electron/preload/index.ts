/** Puts the bridge into the page: each call is one channel, and nothing else of Electron is reachable. */
import { contextBridge, ipcRenderer } from 'electron';
import { CALLS } from '../../src/bridge/calls';

const bridge = Object.fromEntries(
  Object.entries(CALLS).map(([name, { channel }]) => [
    name,
    (...payload: unknown[]) => ipcRenderer.invoke(channel, ...payload),
  ]),
);

contextBridge.exposeInMainWorld('worldmaps', bridge);

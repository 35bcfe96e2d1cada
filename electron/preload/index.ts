/** Puts the bridge into the page: each call is one channel, and nothing else of Electron is reachable. */
import { contextBridge, ipcRenderer } from 'electron';
import { CHANNELS, type WorldmapsBridge } from '../../src/bridge/bridge';

const bridge = {
  start: () => ipcRenderer.invoke(CHANNELS.start),
  manifest: () => ipcRenderer.invoke(CHANNELS.manifest),
  level: (id) => ipcRenderer.invoke(CHANNELS.level, id),
  language: (language) => ipcRenderer.invoke(CHANNELS.language, language),
  hasPin: () => ipcRenderer.invoke(CHANNELS.hasPin),
  choosePin: (pin) => ipcRenderer.invoke(CHANNELS.choosePin, pin),
  enterPin: (pin) => ipcRenderer.invoke(CHANNELS.enterPin, pin),
  closeOperator: () => ipcRenderer.invoke(CHANNELS.closeOperator),
  status: () => ipcRenderer.invoke(CHANNELS.status),
  save: (name, text) => ipcRenderer.invoke(CHANNELS.save, name, text),
  restart: () => ipcRenderer.invoke(CHANNELS.restart),
  leave: () => ipcRenderer.invoke(CHANNELS.leave),
} satisfies WorldmapsBridge;

contextBridge.exposeInMainWorld('worldmaps', bridge);

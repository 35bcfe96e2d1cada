/** Wraps the built preload as a sandboxed window runs it: a few modules, a small `process`, and values that cross over. */

/** Set by the test: carries a call to the main process. */
export const INVOKE = '__worldmapsInvoke';

export function preloadScript(code: string): string {
  return `(() => {
  if (window !== window.top) return;
  const invoke = window.${INVOKE};
  const strict = (name, object) => new Proxy(object, {
    get: (target, key) => {
      if (key in target || typeof key === 'symbol') return target[key];
      throw new Error('the stand-in has no ' + name + '.' + String(key));
    },
  });
  const ipcRenderer = strict('ipcRenderer', {
    invoke: async (channel, ...args) => {
      const answer = await invoke(channel, structuredClone(args));
      if ('error' in answer) throw new Error("Error invoking remote method '" + channel + "': Error: " + answer.error);
      return answer.ok;
    },
  });
  const cross = (value) => {
    if (typeof value === 'function')
      return async (...args) => cross(await value(...args.map((each) => structuredClone(each))));
    if (Array.isArray(value)) return value.map(cross);
    if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cross(each)]));
    return typeof value === 'symbol' ? undefined : value && typeof value === 'object' ? structuredClone(value) : value;
  };
  const contextBridge = strict('contextBridge', {
    exposeInMainWorld: (key, api) => {
      if (key in window) throw new Error('Cannot bind an API on top of an existing property on the window object');
      Object.defineProperty(window, key, { value: Object.freeze(cross(api)), enumerable: true });
    },
  });
  const modules = { electron: strict('electron', { contextBridge, ipcRenderer }) };
  const require = (name) => {
    if (name in modules) return modules[name];
    throw new Error('module not found: ' + name);
  };
  const module = { exports: {} };
  ((require, module, exports) => {\n${code}\n})(require, module, module.exports);
})();`;
}

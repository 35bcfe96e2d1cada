/** The menus and shortcuts a person expects on each system; a booth has none. */
import { app, BrowserWindow, dialog, Menu, type MenuItemConstructorOptions } from 'electron';
import { CALLS } from '../../src/bridge/calls';
import type { Language } from '../../src/i18n/language';
import { TEXTS, withVersion, type ShellTexts } from './texts';
import { handleCall } from './handle-call';

function about({ menu }: ShellTexts): void {
  const window = BrowserWindow.getAllWindows()[0];
  const message = withVersion(menu.aboutText, app.getVersion());
  const box = { type: 'info' as const, title: menu.about, message, buttons: [menu.close] };
  void (window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box));
}

/** Reloads the page at its own address with another language; all else in the address stays. */
function switchTo(language: Language): void {
  const contents = BrowserWindow.getAllWindows()[0]?.webContents;
  const address = contents?.getURL();
  if (!contents || !address || !URL.canParse(address)) return;
  const url = new URL(address);
  url.searchParams.set('lng', language);
  void contents.loadURL(url.href);
}

/** Leaves out page zoom and reload on purpose: the map has its own zoom, and a reload would end a game. */
export function template(language: Language, isMac: boolean, isDev: boolean): MenuItemConstructorOptions[] {
  const texts = TEXTS[language];
  const { menu } = texts;
  const aboutItem = { label: menu.about, click: () => about(texts) };
  const quit: MenuItemConstructorOptions = { role: 'quit', label: menu.quit };
  const appMenu: MenuItemConstructorOptions = {
    label: app.name,
    submenu: [
      aboutItem,
      { type: 'separator' },
      { role: 'hide', label: menu.hide },
      { role: 'hideOthers', label: menu.hideOthers },
      { role: 'unhide', label: menu.showAll },
      { type: 'separator' },
      quit,
    ],
  };
  const gameMenu: MenuItemConstructorOptions = { label: menu.game, submenu: [quit] };
  return [
    isMac ? appMenu : gameMenu,
    {
      label: menu.edit,
      submenu: [
        { role: 'undo', label: menu.undo },
        { role: 'redo', label: menu.redo },
        { type: 'separator' },
        { role: 'cut', label: menu.cut },
        { role: 'copy', label: menu.copy },
        { role: 'paste', label: menu.paste },
        { role: 'selectAll', label: menu.selectAll },
      ],
    },
    {
      label: menu.view,
      submenu: [
        { role: 'togglefullscreen', label: menu.fullScreen, accelerator: isMac ? 'Ctrl+Cmd+F' : 'F11' },
        ...(isDev ? [{ role: 'toggleDevTools' as const }, { role: 'reload' as const }] : []),
      ],
    },
    {
      label: menu.language,
      submenu: (['fr', 'en'] as const).map((each) => ({
        type: 'radio',
        label: TEXTS[each].name,
        checked: each === language,
        click: () => switchTo(each),
      })),
    },
    ...(isMac
      ? [{ role: 'windowMenu' as const, label: menu.window }]
      : [{ label: menu.help, submenu: [aboutItem] }]),
  ];
}

interface MenuPlan {
  readonly kiosk: boolean;
  readonly platform: NodeJS.Platform;
  readonly isDev: boolean;
}

/** Shows the menus in the page's language; the returned function gives that language. */
export function setUpMenu({ kiosk, platform, isDev }: MenuPlan): () => Language {
  let current: Language = 'fr';
  const show = (language: Language) => {
    current = language;
    Menu.setApplicationMenu(
      kiosk ? null : Menu.buildFromTemplate(template(language, platform === 'darwin', isDev)),
    );
  };
  show(current);
  handleCall(CALLS.language, show);
  return () => current;
}

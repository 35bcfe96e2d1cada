import { defineConfig } from 'electron-vite';
import { renderer } from './vite.config.ts';

export default defineConfig({ renderer: renderer('desktop') });

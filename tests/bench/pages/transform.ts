/** The page of the react-zoom-pan-pinch peer: React, the library and one picture. */
import { createElement, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';

interface PeerMap {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly sharp: () => void;
}

declare global {
  interface Window {
    benchMap?: PeerMap;
    zoomStep?: () => void;
  }
}

const { benchMap } = window;
const root = document.getElementById('map');
if (benchMap && root) {
  const { src, width, height, zoom, sharp } = benchMap;
  const viewer = createRef<ReactZoomPanPinchRef>();
  const picture = createElement('img', {
    src,
    width,
    height,
    alt: 'map',
    ref: (img: HTMLImageElement | null) => void img?.decode().then(sharp),
  });
  const content = createElement(TransformComponent, {
    wrapperStyle: { width: '100vw', height: '100vh' },
    children: picture,
  });
  const options = { ref: viewer, initialScale: zoom, minScale: 0.1, limitToBounds: false };
  createRoot(root).render(createElement(TransformWrapper, options, content));
  let out = true;
  window.zoomStep = () => {
    void viewer.current?.setTransform(0, 0, out ? zoom + 0.1 : zoom, 200);
    out = !out;
  };
}

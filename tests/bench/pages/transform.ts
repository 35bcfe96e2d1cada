/** The page of the react-zoom-pan-pinch peer: React, the library and one picture. */
import { createElement, createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { TransformComponent, TransformWrapper, type ReactZoomPanPinchRef } from 'react-zoom-pan-pinch';

/** The library's content element filling the page. */
function Content({ children }: { readonly children?: ReactNode }) {
  return TransformComponent({ children, wrapperStyle: { width: '100vw', height: '100vh' } });
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
  const content = createElement(Content, {}, picture);
  const options = { ref: viewer, initialScale: zoom, minScale: 0.1, limitToBounds: false };
  createRoot(root).render(createElement(TransformWrapper, options, content));
  let out = true;
  window.zoomStep = () => {
    void viewer.current?.setTransform(0, 0, out ? zoom + 0.1 : zoom, 200);
    out = !out;
  };
}

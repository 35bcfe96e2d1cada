import { expect, it } from 'vitest';
import { shot } from '../../../../../../atlas/further/life/turning/shots';

it('takes a picture of one corner, whatever layers the other one has', () => {
  const layer = '<g opacity="0.5"><rect x="4" y="4" width="9" height="9"/></g>';
  const own = '<rect x="3800" y="2700" width="20" height="10" fill="#ff0000"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3840" height="2716">${layer}${own}</svg>`;
  const { width, height, data } = shot(svg, { x0: 3800, y0: 2700, x1: 3820, y1: 2710 });
  expect([width, height, ...data.subarray(0, 4)]).toEqual([20, 10, 255, 0, 0, 255]);
});

import { expect, it } from 'vitest';
import { onlyDeclared } from '../../../scripts/router-plugin';

it('leaves a component nobody uses with nothing that keeps it', () => {
  const code = [
    'var Form = React10.forwardRef(',
    '  (props, ref) => null',
    ');',
    'Form.displayName = "Form";',
    'var Kept = React.createContext(null);',
    'Kept.displayName = "Kept";',
    '    let inner = React10.forwardRef(() => null);',
    '    inner.displayName = "fetcher.Form";',
  ].join('\n');
  expect(onlyDeclared(code)).toBe(
    [
      'var Form = /* @__PURE__ */ React10.forwardRef(',
      '  (props, ref) => null',
      ');',
      '',
      'var Kept = /* @__PURE__ */ React.createContext(null);',
      '',
      '    let inner = React10.forwardRef(() => null);',
      '    inner.displayName = "fetcher.Form";',
    ].join('\n'),
  );
});

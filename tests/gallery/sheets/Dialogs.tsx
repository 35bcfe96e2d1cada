/** Every dialog behind a button; `?dialog=` in the address opens one with the page. */
import { useState, type ReactNode } from 'react';
import { AccountDialog, type AccountPage } from '../../../src/accounts/dialogs/AccountDialog';
import { SettingsDialog } from '../../../src/app/shell/SettingsDialog';
import { createSession, reduce, type Session } from '../../../src/game/session';
import { mapPoint } from '../../../src/game/space';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { ResultDialog } from '../../../src/screens/play/ResultDialog';
import { ResultForm } from '../../../src/results/ResultForm';
import { ErrorModal } from '../../../src/table/ErrorModal';
import { LeaveDialog } from '../../../src/table/LeaveDialog';
import { Button } from '../../../src/ui/Button';
import { plainLevel } from '../../support/plain-levels';
import { Row, Specimen } from '../Specimen';

const [FAIR] = CATALOGUE.map(plainLevel);

const RESULT = { level: 1, mode: 3 as const, score: 6, time: 20 };

/** A time attack of six right answers, one try beside. */
function playedSession(): Session {
  const quests = Array.from({ length: 8 }, (_, index) => ({
    quest: `quest${String(index + 1)}`,
    description: '',
    positions: [{ top: mapPoint(10, 10), bottom: mapPoint(20, 20) }],
  }));
  const [first, ...rest] = quests;
  if (!first) throw new Error('no quests');
  const asked = createSession({ level: 1, mode: 3, seed: 3, ranked: true }, [first, ...rest]);
  const marks = Array.from({ length: 6 }, (_, index) => ({
    type: 'mark' as const,
    at: 2000 + index * 2500,
    point: mapPoint(15, 15),
    slack: 0,
  }));
  return [
    { type: 'start' as const, at: 0 },
    { type: 'mark' as const, at: 900, point: mapPoint(900, 900), slack: 0 },
    ...marks,
    { type: 'tick' as const, at: 20_000 },
  ].reduce((session, event) => reduce(session, event).session, asked);
}

const SESSION = playedSession();

const DIALOGS: Readonly<Record<string, (close: () => void) => ReactNode>> = {
  settings: (close) => <SettingsDialog onClose={close} />,
  leave: (close) => <LeaveDialog guard={{ asking: true, stay: close, leave: close }} />,
  error: (close) => <ErrorModal error="unreadable" level="Pokemon Fair" onRetry={close} onClose={close} />,
  result: (close) =>
    FAIR ? (
      <ResultDialog
        open
        session={SESSION}
        result={RESULT}
        level={FAIR}
        comparison={{ kind: 'better', by: 2 }}
        next="/game/2"
        onSeeMap={close}
        onAgain={close}
      >
        <ResultForm result={RESULT} beside />
      </ResultDialog>
    ) : null,
};

function Account({ first, close }: { readonly first: AccountPage; readonly close: () => void }) {
  const [page, setPage] = useState(first);
  return <AccountDialog page={page} onPage={(next) => (next ? setPage(next) : close())} />;
}

export function Dialogs() {
  const [open, setOpen] = useState(() => new URLSearchParams(location.search).get('dialog') ?? '');
  const close = () => setOpen('');
  return (
    <Specimen id="dialogs" title="Dialogs">
      <Row>
        {[...Object.keys(DIALOGS), 'signIn', 'register'].map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Row>
      {DIALOGS[open]?.(close)}
      {open === 'signIn' || open === 'register' ? <Account first={open} close={close} /> : null}
    </Specimen>
  );
}

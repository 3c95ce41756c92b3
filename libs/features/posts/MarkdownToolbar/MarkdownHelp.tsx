import { Disclosure, OnDemand } from '@paniscus/ui';
import { useState } from 'react';
import { LazyMarkdownSyntax } from '../PostEditorScreen/editor-parts.lazy';

/** Help that is loaded when it is opened. */
export function MarkdownHelp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title="How to write Markdown" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <OnDemand isNeeded={isOpen}>
        <LazyMarkdownSyntax />
      </OnDemand>
    </Disclosure>
  );
}

// An error boundary: a page that throws while it renders is replaced by the page for faults until another
// page is opened.
import { Component, type ComponentChildren } from 'preact';
import { FaultPage } from '../pages/fault.tsx';
import type { Route } from '../route.ts';

interface BoundaryProps {
  route: Route;
  children: ComponentChildren;
  /** True for notices beside a page, which are left out when they fail. */
  isNotice?: boolean;
}

interface Failed {
  failed: { fault: unknown; on: Route } | null;
}

export class Boundary extends Component<BoundaryProps, Failed> {
  override state: Failed = { failed: null };

  override componentDidCatch(fault: unknown): void {
    reportError(fault);
    this.setState({ failed: { fault, on: this.props.route } });
  }

  override render({ route, children, isNotice = false }: BoundaryProps, { failed }: Failed): ComponentChildren {
    if (failed?.on !== route) return children;
    return isNotice ? null : <FaultPage fault={failed.fault} page={route.page} />;
  }
}

/**
 * @generated SignedSource<<d71e1bfb8e85c8c63f2093f2a0d5ffe5>>
 * @relayHash 0f004757c08671b46c0c1d0285f2264d
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd1c021f29547e9b42252c375d4199d4f83da76638b71464b49df6e91d42af14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ShellQuery } from './ShellQuery.graphql';

const node: PreloadableConcreteRequest<ShellQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd1c021f29547e9b42252c375d4199d4f83da76638b71464b49df6e91d42af14",
    "metadata": {},
    "name": "ShellQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<09cf7ac2ecce1190e5e7431a7343e1dc>>
 * @relayHash 6360df80fcc1ca0f6649b3cbc649ef76
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 011b3ce20d7d7a1789af97abce3b3dfb5d1360556c163c4533d4c2e9b6dcb7e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SessionsPageQuery } from './SessionsPageQuery.graphql';

const node: PreloadableConcreteRequest<SessionsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "011b3ce20d7d7a1789af97abce3b3dfb5d1360556c163c4533d4c2e9b6dcb7e0",
    "metadata": {},
    "name": "SessionsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<9d7dc5fabe4c34803b673032aef45060>>
 * @relayHash 26a3efb7975970b96a15fac1ca83ec02
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b2fd8264e5e6b1b5c3f01cd778e4038892adab0466500fc2946e5ca95bb042c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteePanelQuery } from './MenteePanelQuery.graphql';

const node: PreloadableConcreteRequest<MenteePanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b2fd8264e5e6b1b5c3f01cd778e4038892adab0466500fc2946e5ca95bb042c",
    "metadata": {},
    "name": "MenteePanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<3b499bbdc1daf1bcaa07ae521538e5e8>>
 * @relayHash c8ba0df3e89431cc6f60e511e667cc0f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d462e03fc5980a79f68c2ca282cbcd7382f855f70201b121888f6495a02f23d8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopsTabQuery } from './WorkshopsTabQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d462e03fc5980a79f68c2ca282cbcd7382f855f70201b121888f6495a02f23d8",
    "metadata": {},
    "name": "WorkshopsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

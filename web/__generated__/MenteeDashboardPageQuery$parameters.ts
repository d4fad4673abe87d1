/**
 * @generated SignedSource<<8aa622e9cb10d6239661b589ed84b4bc>>
 * @relayHash c70b6d6e555b650a8a4fcbd2b6612e52
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45fd63e772a41e41608528462d7aa97ce5f1be1898149b21405a122679d2aa4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MenteeDashboardPageQuery } from './MenteeDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MenteeDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45fd63e772a41e41608528462d7aa97ce5f1be1898149b21405a122679d2aa4a",
    "metadata": {},
    "name": "MenteeDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

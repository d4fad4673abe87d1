/**
 * @generated SignedSource<<a73bf6ee5117bf83d6be3a3b3178ab0f>>
 * @relayHash ac0fc75dbcc8f3075c4a0f6f29c69072
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30efb1123340124077c2df03b7740a3f3fa233c53661d6d78dd5475430f755e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30efb1123340124077c2df03b7740a3f3fa233c53661d6d78dd5475430f755e3",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<3dc508b3d8ba2aafaf64cb44f67dade9>>
 * @relayHash 5f99da54a0a73e97448575948669d7cb
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d01d407934c64772fefd568b1a6deaba993ae5c487f068dc24cf3d713f99eb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d01d407934c64772fefd568b1a6deaba993ae5c487f068dc24cf3d713f99eb0",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

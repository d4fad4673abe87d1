/**
 * @generated SignedSource<<52b1b5c494f359dd0aa15dba0c0f3d23>>
 * @relayHash e2613b5b3e025239f97e7e4bea3b7f04
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d458b593c3f7e1744e4341ac2254469004551f58205eebe28b338faa56120563

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d458b593c3f7e1744e4341ac2254469004551f58205eebe28b338faa56120563",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

/**
 * @generated SignedSource<<59ab7da068dbef28d7363216086eb21f>>
 * @relayHash 39e7baf67318efdf61e72fb8133c7171
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18eb0b4632442fcd6c51df79678aee3ea25c588a76c15dec42e326ac0183985a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18eb0b4632442fcd6c51df79678aee3ea25c588a76c15dec42e326ac0183985a",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

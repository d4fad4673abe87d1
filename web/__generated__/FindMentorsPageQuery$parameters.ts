/**
 * @generated SignedSource<<c7068f1bc6049c7deee563ef166fc646>>
 * @relayHash 4122c8c6a0d9d52a2b64649d0faea120
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fbbe6eb6fc711762c86e4e128880c93c0bdebd7df5bd9fd7d29cfeafa0a56df2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FindMentorsPageQuery } from './FindMentorsPageQuery.graphql';

const node: PreloadableConcreteRequest<FindMentorsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fbbe6eb6fc711762c86e4e128880c93c0bdebd7df5bd9fd7d29cfeafa0a56df2",
    "metadata": {},
    "name": "FindMentorsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

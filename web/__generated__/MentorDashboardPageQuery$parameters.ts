/**
 * @generated SignedSource<<14cde30c16fe7eb3a71811689f026e94>>
 * @relayHash 2122cbd88c2419acb49926694d725252
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17d2bf53c090db796e5262063d18c13706699a755cf793882220353469b2dd9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorDashboardPageQuery } from './MentorDashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorDashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17d2bf53c090db796e5262063d18c13706699a755cf793882220353469b2dd9b",
    "metadata": {},
    "name": "MentorDashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
